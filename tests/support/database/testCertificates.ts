import {
  type CertificateRenderer,
  MissingCharactersError,
  UnreadablePictureError,
} from '../../../server/services/certificateRenderer.ts';

const notHeld = /[\u4E00-\u9FFF]/g;

/** Writes what a certificate says as lines of text: how they are drawn has tests of its own. */
export const testCertificates: CertificateRenderer = {
  render: async ({ logo, signerName }, certificates) => {
    const missing = await testCertificates.findMissingCharacters([signerName ?? '']);
    if (missing.length > 0) throw new MissingCharactersError(missing);
    // No picture has so few bytes.
    if (logo?.length === 1) throw new UnreadablePictureError('logo');
    const pages = certificates.map((each) => JSON.stringify(each));
    return new TextEncoder().encode(['%PDF-1.7', ...pages].join('\n'));
  },
  findMissingCharacters: async (texts) =>
    texts.flatMap((text) => {
      const characters = [...new Set(text.match(notHeld) ?? [])];
      return characters.length > 0 ? [{ text, characters }] : [];
    }),
};
