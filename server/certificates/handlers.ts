import type { Handlers } from '../contract/mountOperations.ts';
import { HttpError } from '../lib/httpError.ts';

const notOffered = async (): Promise<never> => {
  throw new HttpError(404, 'Alamat ini tidak ditemukan.');
};

export const certificateHandlers = {
  getCertificateDesign: notOffered,
  saveCertificateDesign: notOffered,
  uploadCertificatePicture: notOffered,
  previewCertificate: notOffered,
  getCertificateSummary: notOffered,
  listCertificates: notOffered,
  issueCertificates: notOffered,
  downloadCertificates: notOffered,
  replaceCertificate: notOffered,
  withdrawCertificate: notOffered,
  getCertificateNames: notOffered,
  confirmCertificateNames: notOffered,
  listClubCertificates: notOffered,
  downloadClubCertificates: notOffered,
  listOwnCertificates: notOffered,
  downloadOwnCertificate: notOffered,
  getCertificate: notOffered,
  checkCertificateName: notOffered,
} satisfies Partial<Handlers>;
