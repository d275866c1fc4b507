import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { builderTeam, messageOnly, person } from './shapes.ts';

const { eachLike } = MatchersV3;

/** The lists of the team builder and of the dashboard's team dialog. */
export function builderLists({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  respondsWith('listBuilderTeams', 'a request for the teams of the builder', {
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    response: { data: eachLike(builderTeam()) },
  });
  respondsWith('listBuilderTeams', 'a request for the teams of the builder while there are none', {
    given: ['club 5 has nobody and nothing'],
    response: { data: [] },
  });
  respondsUnauthorized('listBuilderTeams');

  respondsWith('getBuilderTeam', 'a request for team 42 of the builder', {
    argument: { teamId: 42 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    response: { data: builderTeam() },
  });
  respondsWithError('getBuilderTeam', 'a request for a team of the builder that does not exist', {
    argument: { teamId: 404 },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    message: 'Tim tidak ditemukan.',
  });
  respondsUnauthorized('getBuilderTeam', { teamId: 42 });

  respondsWith('listAvailableParticipants', 'a request for who is free in category 1', {
    argument: { category_id: 1 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    // The other two must not be in the list.
    response: { data: [{ ...person(), id: 31 }] },
  });
  respondsWith(
    'listAvailableParticipants',
    'a request for who is free in category 1 while nobody is',
    {
      argument: { category_id: 1 },
      given: ['club 5 has nobody and nothing'],
      response: { data: [] },
    },
  );
  respondsUnauthorized('listAvailableParticipants', { category_id: 1 });

  respondsWith('listTeamCandidates', "a request for the people of the dashboard's team dialog", {
    argument: { ghId: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    response: { data: eachLike(person()) },
  });
  respondsUnauthorized('listTeamCandidates', { ghId: 5 });
}

const wanted = { team_name: 'Elang Nusantara', category_id: 1, participant_ids: [17, 23] };

const free: Given = ['participants 17, 23 and 31 of club 5 are in no team'];
const taken: Given = [
  'participants 17 and 23 of club 5 are team 42 of category 1, and 31 is team 63',
];

/**
 * Teams that the server rejects. The client shows the server's message, at the field or with
 * refetched lists.
 */
const rejectedTeams: [
  what: string,
  change: Partial<typeof wanted>,
  given: Given,
  status: number,
  message: string,
  fields?: string[],
][] = [
  [
    "another club's participant",
    { participant_ids: [17, 47] },
    free,
    403,
    'Peserta ini bukan anggota klub Anda.',
  ],
  [
    'a participant who does not exist',
    { participant_ids: [17, 404] },
    free,
    404,
    'Peserta tidak ditemukan.',
  ],
  ['a category that does not exist', { category_id: 404 }, free, 404, 'Kategori tidak ditemukan.'],
  [
    'a participant of another team of the category',
    { participant_ids: [17, 31] },
    taken,
    409,
    'Bagas Wirawan sudah tergabung dalam tim lain di kategori ini.',
  ],
  [
    'too many members',
    { participant_ids: [17, 23, 31, 32, 33, 34] },
    free,
    422,
    'Tim maksimal memiliki 5 anggota!',
    ['participant_ids'],
  ],
];

/**
 * Creating a team: the builder sends JSON, the dashboard's dialog sends a form with one part for each
 * member.
 */
export function newTeams({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  const json = (change: Partial<typeof wanted> = {}) => ({
    body: { ...wanted, ...change, team_code: 'JNYS' },
  });
  const form = (change: Partial<typeof wanted> = {}) => {
    const { participant_ids: ids, ...team } = { ...wanted, ...change };
    return { body: { ...team, team_code: 'JNYS', 'member_ids[]': ids } };
  };
  respondsWith('createTeam', 'a new team of the builder', {
    argument: json(),
    given: free,
    response: messageOnly('Tim "Elang Nusantara" berhasil dibuat!'),
  });
  respondsWith('createTeamWithMembers', 'a new team of the dashboard', {
    argument: form(),
    given: free,
    response: messageOnly('Tim "Elang Nusantara" berhasil dibuat!'),
  });
  for (const [what, change, given, status, message, fields = []] of rejectedTeams) {
    const formFields = fields.map((name) => (name === 'participant_ids' ? 'member_ids[]' : name));
    respondsWithError('createTeam', `a new team of the builder with ${what}`, {
      argument: json(change),
      given,
      status,
      message,
      fields,
    });
    respondsWithError('createTeamWithMembers', `a new team of the dashboard with ${what}`, {
      argument: form(change),
      given,
      status,
      message,
      fields: formFields,
    });
  }
  respondsUnauthorized('createTeam', json());
  respondsUnauthorized('createTeamWithMembers', form());
}

/** Updating and deleting a team. Adding or removing a member is an update too. */
export function changedTeams({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  const built: Given = ['participants 17 and 23 of club 5 are team 42 of category 1'];
  const registered: Given = ['team 42 is registered in tournament 7'];
  respondsWith('updateTeam', 'a change of team 42', {
    argument: { teamId: 42, body: { ...wanted, participant_ids: [17, 23, 31] } },
    given: built,
    response: messageOnly('Tim "Elang Nusantara" berhasil diperbarui!'),
  });
  for (const [what, change, given, status, message, fields] of rejectedTeams) {
    respondsWithError('updateTeam', `a change of team 42 with ${what}`, {
      argument: { teamId: 42, body: { ...wanted, ...change } },
      given: given === free ? built : given,
      status,
      message,
      fields,
    });
  }
  respondsWithError('updateTeam', 'a change of the category of a registered team', {
    argument: { teamId: 42, body: { ...wanted, category_id: 2 } },
    given: registered,
    status: 409,
    message: 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam lomba.',
  });
  respondsUnauthorized('updateTeam', { teamId: 42, body: wanted });

  respondsWith('deleteTeam', 'a deletion of team 42', {
    argument: { teamId: 42 },
    given: built,
    response: messageOnly('Tim "Garuda Baja" berhasil dihapus!'),
  });
  respondsWithError('deleteTeam', 'a deletion of a registered team', {
    argument: { teamId: 42 },
    given: registered,
    status: 409,
    message: 'Tim yang sudah terdaftar dalam lomba tidak dapat dihapus.',
  });
  respondsWithError('deleteTeam', "a deletion of another club's team", {
    argument: { teamId: 57 },
    given: built,
    status: 403,
    message: 'Tim ini milik klub lain.',
  });
  respondsWithError('deleteTeam', 'a deletion of a team that does not exist', {
    argument: { teamId: 404 },
    given: built,
    status: 404,
    message: 'Tim tidak ditemukan.',
  });
  respondsUnauthorized('deleteTeam', { teamId: 42 });
}
