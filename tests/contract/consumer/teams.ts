import { MatchersV3 } from '@pact-foundation/pact';
import type { PactBuilder } from './pactBuilder.ts';
import { messageOnly, level, idAndName, teamCode } from './shapes.ts';

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

/** The public pages of teams, and the changes by their leader. */
export function teams({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  respondsWith('listTeams', 'a request for all teams', {
    given: ['the participant leads team 42 of category 1'],
    response: {
      success: true,
      teams: eachLike({
        ...idAndName(42, 'Garuda Baja'),
        logo: logo(),
        member_count: integer(2),
        category: string('Inspire'),
      }),
    },
  });
  respondsWith('getTeam', 'a request for a team by its number', {
    argument: { id: '42' },
    given: ['the participant leads team 42 of category 1'],
    response: { team },
  });
  respondsWith('getTeam', 'a request for a team by its public code', {
    argument: { id: 'X-JNYS-00042' },
    given: ['the participant leads team 42 of category 1'],
    response: { team },
  });
  respondsWithError('getTeam', 'a request for a team that does not exist', {
    argument: { id: '404' },
    given: ['nothing exists'],
    status: 404,
    message: 'Tim tidak ditemukan.',
  });

  respondsWith('getTeamRole', 'a request for the role of a leader', {
    given: ['the participant leads team 42 of category 1'],
    response: { level: level() },
  });
  respondsWith('getTeamRole', 'a request for the role of a participant without a team', {
    given: ['the participant is in no club'],
    response: { level: null },
  });
  respondsUnauthorized('getTeamRole');

  respondsWith('removeMember', "a removal of a member by their team's leader", {
    argument: { participantId: 23 },
    given: ['the participant leads team 42 of category 1'],
    response: messageOnly('Sekar Ayuningtyas telah dikeluarkan dari tim.'),
  });
  respondsWithError('removeMember', 'a removal of a member by another member', {
    argument: { participantId: 23 },
    given: ['the participant is a member of team 42, led by participant 23'],
    status: 403,
    message: 'Hanya ketua tim yang dapat mengeluarkan anggota.',
  });
  respondsWithError('removeMember', 'a removal of the leader by themselves', {
    argument: { participantId: 17 },
    given: ['the participant leads team 42 of category 1'],
    status: 409,
    message: 'Ketua tim tidak dapat mengeluarkan dirinya sendiri.',
  });
  respondsWithError('removeMember', 'a removal of a member who does not exist', {
    argument: { participantId: 404 },
    given: ['the participant leads team 42 of category 1'],
    status: 404,
    message: 'Peserta tidak ditemukan.',
  });
  respondsUnauthorized('removeMember', { participantId: 23 });
}
