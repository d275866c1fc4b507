import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { date, idAndName, messageOnly, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;

const given: Given = ['organiser 3 runs tournament 7'];
const replaced: Given = ['organiser 3 has replaced certificate 901 of tournament 7'];
const nothing: Given = ['nothing exists'];

const code = '4T7KQM2XAB9RWPDH';
const notFound = { status: 404, message: 'Sertifikat tidak ditemukan.' };

/** What anybody reads of the certificate of a participant; nothing of whose it is. */
const certificate = (state = 'valid') => ({
  code: string(code),
  kind: string('participant'),
  title: string('Peserta'),
  team: idAndName(42, 'Garuda Baja'),
  school: string('Klub Robotik Janayasa'),
  category: idAndName(1, 'Inspire'),
  tournament: { ...idAndTitle(), date: date() },
  number: string('RL/2026/0001'),
  issued_at: timestamp(),
  outdated: boolean(false),
  state,
});

function idAndTitle() {
  return { id: integer(7), title: string('RoboLaga Surabaya') };
}

/** The same as those read it who may know the name. */
const named = (name: string, state?: string) => ({
  ...certificate(state),
  id: integer(901),
  version: string('"1"'),
  name: string(name),
});

/** The page of a code, which asks for the name on the paper. */
export function certificateChecks({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('getCertificate', 'a request for the certificate of a code', {
    argument: { code },
    given,
    response: { success: true, data: certificate() },
  });
  respondsWithError('getCertificate', 'a request for the certificate of an unknown code', {
    argument: { code },
    given: nothing,
    ...notFound,
  });

  const check = { code, body: { name: 'raka pradana' } };
  respondsWith('checkCertificateName', 'the name on a certificate', {
    argument: check,
    given,
    response: { data: { matches: boolean(true) } },
  });
  respondsWithError('checkCertificateName', 'the name on a certificate of an unknown code', {
    argument: check,
    given: nothing,
    ...notFound,
  });
}

/** Certificates of an organiser, who corrects and withdraws them, and those of a club and a participant. */
export function certificates({ respondsWith, respondsWithError }: PactBuilder): void {
  const replacement = {
    id: 901,
    'If-Match': '"1"',
    body: { name: 'Raka Pradana Putra', reason: 'Ejaan nama diperbaiki' },
  };
  respondsWith('replaceCertificate', 'another name for certificate 901', {
    argument: replacement,
    given,
    response: {
      ...messageOnly('Sertifikat telah diganti.'),
      data: named('Raka Pradana Putra'),
    },
  });
  respondsWithError('replaceCertificate', 'another name for a certificate that is replaced', {
    argument: replacement,
    given: replaced,
    status: 409,
    message: 'Sertifikat ini sudah diganti.',
  });

  const withdrawal = {
    id: 901,
    'If-Match': '"1"',
    body: { reason: 'Tim didiskualifikasi setelah lomba' },
  };
  respondsWith('withdrawCertificate', 'the withdrawal of certificate 901', {
    argument: withdrawal,
    given,
    response: {
      ...messageOnly('Sertifikat telah ditarik.'),
      data: {
        ...named('Raka Pradana', 'withdrawn'),
        reason: string('Tim didiskualifikasi setelah lomba'),
        ended_at: timestamp(),
      },
    },
  });
  respondsWithError('withdrawCertificate', 'the withdrawal of a certificate that is replaced', {
    argument: withdrawal,
    given: replaced,
    status: 409,
    message: 'Sertifikat ini sudah diganti.',
  });

  respondsWith('listClubCertificates', "a request for a club's certificates", {
    given,
    response: {
      data: {
        tournaments: eachLike({ ...idAndTitle(), date: date(), certificates: integer(1) }),
        certificates: eachLike(named('Raka Pradana')),
      },
    },
  });
  respondsWith('listOwnCertificates', "a request for a participant's certificates", {
    given,
    response: { data: eachLike(named('Raka Pradana')) },
  });
}
