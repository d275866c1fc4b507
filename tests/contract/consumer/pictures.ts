const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** The smallest picture that is one, as the client's crop dialogs send it. */
export const picture = new Blob(
  [
    bytesOf(`
  /9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl
  +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA
  AAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAFF//9k=`),
  ],
  { type: 'image/jpeg' },
);

/** Begins as a picture does and ends there. */
export const noPicture = new Blob([bytesOf('/9j/2wBDACgcHiMeGSgjISMtKygwPGRB')], {
  type: 'image/jpeg',
});
