import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { done, level, named, teamCode } from './shapes.ts';

const { eachLike, integer, string } = MatchersV3;

const logo = () => string('https://robolaga.example/storage/teams/42.svg');

const team = {
  name: string('Garuda Baja'),
  category_name: string('Inspire'),
  team_id: teamCode(),
  leader_id: integer(17),
  logo: logo(),
  members: eachLike({
    participant_id: integer(17),
    name: string('Raka Pradana'),
    level: level(),
    profile_picture: string('participants/17.svg'),
  }),
};

/** The public pages of teams, and what their leader may do there. */
export function teams({ answers, refuses, expires }: Pacts): void {
  answers('listTeams', 'a request for all teams', {
    given: ['the participant leads team 42 of category 1'],
    answer: {
      success: true,
      teams: eachLike({
        ...named(42, 'Garuda Baja'),
        logo: logo(),
        member_count: integer(2),
        category: string('Inspire'),
      }),
    },
  });
  answers('getTeam', 'a request for a team by its number', {
    argument: { id: '42' },
    given: ['the participant leads team 42 of category 1'],
    answer: { team },
  });
  answers('getTeam', 'a request for a team by its public code', {
    argument: { id: 'X-JNYS-00042' },
    given: ['the participant leads team 42 of category 1'],
    answer: { team },
  });
  refuses('getTeam', 'a request for a team that does not exist', {
    argument: { id: '404' },
    given: ['nothing exists'],
    status: 404,
    says: 'Tim tidak ditemukan.',
  });

  answers('getTeamRole', 'a request for the role of a leader', {
    given: ['the participant leads team 42 of category 1'],
    answer: { level: level() },
  });
  answers('getTeamRole', 'a request for the role of a participant without a team', {
    given: ['the participant is in no club'],
    answer: { level: null },
  });
  expires('getTeamRole');

  answers('removeMember', "a removal of a member by their team's leader", {
    argument: { participantId: 23 },
    given: ['the participant leads team 42 of category 1'],
    answer: done('Sekar Ayuningtyas telah dikeluarkan dari tim.'),
  });
  refuses('removeMember', 'a removal of a member by another member', {
    argument: { participantId: 23 },
    given: ['the participant is a member of team 42, led by participant 23'],
    status: 403,
    says: 'Hanya ketua tim yang dapat mengeluarkan anggota.',
  });
  refuses('removeMember', 'a removal of the leader by themselves', {
    argument: { participantId: 17 },
    given: ['the participant leads team 42 of category 1'],
    status: 409,
    says: 'Ketua tim tidak dapat mengeluarkan dirinya sendiri.',
  });
  refuses('removeMember', 'a removal of a member who does not exist', {
    argument: { participantId: 404 },
    given: ['the participant leads team 42 of category 1'],
    status: 404,
    says: 'Peserta tidak ditemukan.',
  });
  expires('removeMember', { participantId: 23 });
}
