import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { done, person } from './shapes.ts';

const { eachLike, integer } = MatchersV3;

/** A club's participants, as its manager sees and keeps them. */
export function clubParticipants({ answers, refuses, expires }: Pacts): void {
  answers('listClubParticipants', 'a request for the participants of club 5', {
    argument: { id: 5 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    answer: { data: eachLike(person()) },
  });
  answers('listClubParticipants', 'a request for the participants of club 5 that are in no team', {
    argument: { id: 5, only_unassigned: 1 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    // The two others must not be among them.
    answer: { data: [{ ...person(), id: 31 }] },
  });
  answers('listClubParticipants', 'a request for the participants of club 5 while there are none', {
    argument: { id: 5 },
    given: ['club 5 has nobody and nothing'],
    answer: { data: [] },
  });
  expires('listClubParticipants', { id: 5 });

  const change = { name: 'Bagas Wirawan Putra', email: 'bagas@surel.example' };
  answers('updateParticipant', 'a change of participant 31', {
    argument: { id: 31, body: change },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    answer: { participant: { id: integer(31) } },
  });
  refuses('updateParticipant', 'a change of participant 31 with an e-mail address that is taken', {
    argument: { id: 31, body: { ...change, email: 'raka@surel.example' } },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 422,
    says: 'Email sudah digunakan.',
    at: ['email'],
  });
  refuses('updateParticipant', "a change of another club's participant", {
    argument: { id: 47, body: change },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    says: 'Peserta ini bukan anggota klub Anda.',
  });
  refuses('updateParticipant', 'a change of a participant who does not exist', {
    argument: { id: 404, body: change },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    says: 'Peserta tidak ditemukan.',
  });
  expires('updateParticipant', { id: 31, body: change });

  answers('removeClubParticipant', 'a removal of participant 31 from club 5', {
    argument: { id: 5, participantId: 31 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    answer: done('Bagas Wirawan telah dikeluarkan dari klub.'),
  });
  refuses('removeClubParticipant', 'a removal of a participant from another club', {
    argument: { id: 11, participantId: 47 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    says: 'Anda hanya dapat mengelola klub Anda sendiri.',
  });
  refuses('removeClubParticipant', 'a removal of a participant who is not in club 5', {
    argument: { id: 5, participantId: 47 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 404,
    says: 'Peserta tidak ditemukan.',
  });
  refuses('removeClubParticipant', 'a removal of the only member of a team', {
    argument: { id: 5, participantId: 31 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1, and 31 is team 63'],
    status: 409,
    says: 'Bagas Wirawan adalah satu-satunya anggota tim "Elang Nusantara".',
  });
  expires('removeClubParticipant', { id: 5, participantId: 31 });
}
