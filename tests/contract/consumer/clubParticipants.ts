import { MatchersV3 } from '@pact-foundation/pact';
import type { PactBuilder } from './pactBuilder.ts';
import { messageOnly, person } from './shapes.ts';

const { eachLike, integer } = MatchersV3;

/** The participants of a club. */
export function clubParticipants({ respondsWith, respondsUnauthorized }: PactBuilder): void {
  respondsWith('listClubParticipants', 'a request for the participants of club 5', {
    argument: { id: 5 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    response: { data: eachLike(person()) },
  });
  respondsWith(
    'listClubParticipants',
    'a request for the participants of club 5 that are in no team',
    {
      argument: { id: 5, only_unassigned: 1 },
      given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
      // The other two must not be in the list.
      response: { data: [{ ...person(), id: 31 }] },
    },
  );
  respondsWith(
    'listClubParticipants',
    'a request for the participants of club 5 while there are none',
    {
      argument: { id: 5 },
      given: ['club 5 has nobody and nothing'],
      response: { data: [] },
    },
  );
  respondsUnauthorized('listClubParticipants', { id: 5 });
}

/** Updating a participant and removing one from their club. */
export function changedParticipants({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  const change = { name: 'Bagas Wirawan Putra', email: 'bagas@surel.example' };
  respondsWith('updateParticipant', 'a change of participant 31', {
    argument: { id: 31, body: change },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    response: { participant: { id: integer(31) } },
  });
  respondsWithError(
    'updateParticipant',
    'a change of participant 31 with an e-mail address that is taken',
    {
      argument: { id: 31, body: { ...change, email: 'raka@surel.example' } },
      given: ['participants 17, 23 and 31 of club 5 are in no team'],
      status: 422,
      message: 'Email sudah digunakan.',
      fields: ['email'],
    },
  );
  respondsWithError('updateParticipant', "a change of another club's participant", {
    argument: { id: 47, body: change },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    message: 'Peserta ini bukan anggota klub Anda.',
  });
  respondsWithError('updateParticipant', 'a change of a participant who does not exist', {
    argument: { id: 404, body: change },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    message: 'Peserta tidak ditemukan.',
  });
  respondsUnauthorized('updateParticipant', { id: 31, body: change });

  respondsWith('removeClubParticipant', 'a removal of participant 31 from club 5', {
    argument: { id: 5, participantId: 31 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    response: messageOnly('Bagas Wirawan telah dikeluarkan dari klub.'),
  });
  respondsWithError('removeClubParticipant', 'a removal of a participant from another club', {
    argument: { id: 11, participantId: 47 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    message: 'Anda hanya dapat mengelola klub Anda sendiri.',
  });
  respondsWithError('removeClubParticipant', 'a removal of a participant who is not in club 5', {
    argument: { id: 5, participantId: 47 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 404,
    message: 'Peserta tidak ditemukan.',
  });
  respondsWithError('removeClubParticipant', 'a removal of the only member of a team', {
    argument: { id: 5, participantId: 31 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1, and 31 is team 63'],
    status: 409,
    message: 'Bagas Wirawan adalah satu-satunya anggota tim "Elang Nusantara".',
  });
  respondsUnauthorized('removeClubParticipant', { id: 5, participantId: 31 });
}
