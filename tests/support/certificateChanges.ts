import { design } from './database/certificateData.ts';
import { plain } from './screens/images.ts';

type Tools = {
  makeTournament: () => Promise<number>;
  send: (method: string, path: string, body?: unknown) => Promise<{ body: { data: unknown } }>;
};

const issue = { preview: false, kinds: [], helpers: ['Rina Wati'], unannounced: false };

/** Returns a change of each kind that an organiser makes to the certificates of a tournament. */
export function createCertificateChanges({ makeTournament, send }: Tools) {
  const makeDesign = async () => {
    const path = `/api/organiser/tournaments/${await makeTournament()}`;
    await send('PUT', `${path}/certificate-design`, design);
    return path;
  };
  const makeCertificate = async () => {
    const path = `${await makeDesign()}/certificates`;
    await send('POST', path, issue);
    const { body } = await send('GET', path);
    const [certificate] = body.data as { id: number }[];
    return `/api/organiser/certificates/${certificate?.id}`;
  };
  return {
    saveCertificateDesign: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/certificate-design`,
      body: design,
    }),
    uploadCertificatePicture: async () => {
      const body = new FormData();
      const picture = await plain(9, 9, '#a00').png().toBuffer();
      body.append('picture', new File([new Uint8Array(picture)], 'logo.png'));
      return { path: `${await makeDesign()}/certificate-design/pictures/logo`, body };
    },
    previewCertificate: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/certificate-design/preview`,
      body: { kind: 'place', design },
    }),
    issueCertificates: async () => ({ path: `${await makeDesign()}/certificates`, body: issue }),
    replaceCertificate: async () => ({
      path: `${await makeCertificate()}/replacement`,
      body: { name: 'Rina Wati Putri', reason: 'Ejaan nama diperbaiki' },
    }),
    withdrawCertificate: async () => ({
      path: `${await makeCertificate()}/withdrawal`,
      body: { reason: 'Salah orang' },
    }),
  };
}
