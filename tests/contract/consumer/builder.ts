import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { Pacts } from './pacts.ts';
import { builderTeam, done, person } from './shapes.ts';

const { eachLike } = MatchersV3;

/** What the team builder and the dashboard's team dialog read. */
export function builderLists({ answers, refuses, expires }: Pacts): void {
  answers('listBuilderTeams', 'a request for the teams of the builder', {
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    answer: { data: eachLike(builderTeam()) },
  });
  answers('listBuilderTeams', 'a request for the teams of the builder while there are none', {
    given: ['club 5 has nobody and nothing'],
    answer: { data: [] },
  });
  expires('listBuilderTeams');

  answers('getBuilderTeam', 'a request for team 42 of the builder', {
    argument: { teamId: 42 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    answer: { data: builderTeam() },
  });
  refuses('getBuilderTeam', 'a request for a team of the builder that does not exist', {
    argument: { teamId: 404 },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    says: 'Tim tidak ditemukan.',
  });
  expires('getBuilderTeam', { teamId: 42 });

  answers('listAvailableParticipants', 'a request for who is free in category 1', {
    argument: { category_id: 1 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    // The two others must not be among them.
    answer: { data: [{ ...person(), id: 31 }] },
  });
  answers('listAvailableParticipants', 'a request for who is free in category 1 while nobody is', {
    argument: { category_id: 1 },
    given: ['club 5 has nobody and nothing'],
    answer: { data: [] },
  });
  expires('listAvailableParticipants', { category_id: 1 });

  answers('listTeamCandidates', "a request for the people of the dashboard's team dialog", {
    argument: { ghId: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    answer: { data: eachLike(person()) },
  });
  expires('listTeamCandidates', { ghId: 5 });
}

const wanted = { team_name: 'Elang Nusantara', category_id: 1, participant_ids: [17, 23] };

const free: Given = ['participants 17, 23 and 31 of club 5 are in no team'];
const taken: Given = [
  'participants 17 and 23 of club 5 are team 42 of category 1, and 31 is team 63',
];

/**
 * What a team may not be; the server's message stands above what the client knows, with the field
 * or with the lists loaded anew.
 */
const refusals: [
  what: string,
  change: Partial<typeof wanted>,
  given: Given,
  status: number,
  says: string,
  at?: string[],
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
 * Making a team: in the builder as JSON, in the dashboard's dialog as a form in which each member
 * is a part.
 */
export function newTeams({ answers, refuses, expires }: Pacts): void {
  const json = (change: Partial<typeof wanted> = {}) => ({
    body: { ...wanted, ...change, team_code: 'JNYS' },
  });
  const form = (change: Partial<typeof wanted> = {}) => {
    const { participant_ids: ids, ...team } = { ...wanted, ...change };
    return { body: { ...team, team_code: 'JNYS', 'member_ids[]': ids } };
  };
  answers('createTeam', 'a new team of the builder', {
    argument: json(),
    given: free,
    answer: done('Tim "Elang Nusantara" berhasil dibuat!'),
  });
  answers('createTeamWithMembers', 'a new team of the dashboard', {
    argument: form(),
    given: free,
    answer: done('Tim "Elang Nusantara" berhasil dibuat!'),
  });
  for (const [what, change, given, status, says, at = []] of refusals) {
    const fieldOfForm = at.map((name) => (name === 'participant_ids' ? 'member_ids[]' : name));
    refuses('createTeam', `a new team of the builder with ${what}`, {
      argument: json(change),
      given,
      status,
      says,
      at,
    });
    refuses('createTeamWithMembers', `a new team of the dashboard with ${what}`, {
      argument: form(change),
      given,
      status,
      says,
      at: fieldOfForm,
    });
  }
  expires('createTeam', json());
  expires('createTeamWithMembers', form());
}

/** Changing and deleting a team; adding and removing one member is a change, too. */
export function changedTeams({ answers, refuses, expires }: Pacts): void {
  const built: Given = ['participants 17 and 23 of club 5 are team 42 of category 1'];
  const registered: Given = ['team 42 is registered in tournament 7'];
  answers('updateTeam', 'a change of team 42', {
    argument: { teamId: 42, body: { ...wanted, participant_ids: [17, 23, 31] } },
    given: built,
    answer: done('Tim "Elang Nusantara" berhasil diperbarui!'),
  });
  for (const [what, change, given, status, says, at] of refusals) {
    refuses('updateTeam', `a change of team 42 with ${what}`, {
      argument: { teamId: 42, body: { ...wanted, ...change } },
      given: given === free ? built : given,
      status,
      says,
      at,
    });
  }
  refuses('updateTeam', 'a change of the category of a registered team', {
    argument: { teamId: 42, body: { ...wanted, category_id: 2 } },
    given: registered,
    status: 409,
    says: 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam turnamen.',
  });
  expires('updateTeam', { teamId: 42, body: wanted });

  answers('deleteTeam', 'a deletion of team 42', {
    argument: { teamId: 42 },
    given: built,
    answer: done('Tim "Garuda Baja" berhasil dihapus!'),
  });
  refuses('deleteTeam', 'a deletion of a registered team', {
    argument: { teamId: 42 },
    given: registered,
    status: 409,
    says: 'Tim yang sudah terdaftar dalam turnamen tidak dapat dihapus.',
  });
  refuses('deleteTeam', "a deletion of another club's team", {
    argument: { teamId: 57 },
    given: built,
    status: 403,
    says: 'Tim ini milik klub lain.',
  });
  refuses('deleteTeam', 'a deletion of a team that does not exist', {
    argument: { teamId: 404 },
    given: built,
    status: 404,
    says: 'Tim tidak ditemukan.',
  });
  expires('deleteTeam', { teamId: 42 });
}
