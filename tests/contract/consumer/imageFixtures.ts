const decodeBase64 = (base64: string) => Buffer.from(base64, 'base64');

/** A minimal valid JPEG, the format that the client's crop dialogs send. */
export const jpegImage = new Blob(
  [
    decodeBase64(`
  /9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl
  +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA
  AAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAFF//9k=`),
  ],
  { type: 'image/jpeg' },
);

/** The first bytes of a JPEG. */
export const truncatedJpeg = new Blob([decodeBase64('/9j/2wBDACgcHiMeGSgjISMtKygwPGRB')], {
  type: 'image/jpeg',
});
