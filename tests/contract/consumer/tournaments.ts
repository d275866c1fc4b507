import { MatchersV3 } from '@pact-foundation/pact';
import type { PactBuilder } from './pactBuilder.ts';
import { date, messageOnly, idAndName, teamCode } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;

const tournament = {
  id: integer(7),
  title: string('RoboLaga Surabaya'),
  image: string('tournaments/surabaya.svg'),
  date: date(),
  categories: eachLike(idAndName(1, 'Inspire')),
};

/** The public pages of tournaments. */
export function tournaments({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('listTournaments', 'a request for all tournaments', {
    given: ['tournament 7 of categories 1 and 2 is yet to come'],
    response: { success: true, data: eachLike(tournament) },
  });
  respondsWith('getTournament', 'a request for tournament 7', {
    argument: { id: 7 },
    given: ['tournament 7 of categories 1 and 2 is yet to come'],
    response: { success: true, data: tournament },
  });
  respondsWithError('getTournament', 'a request for a tournament that does not exist', {
    argument: { id: 404 },
    given: ['nothing exists'],
    status: 404,
    message: 'Lomba tidak ditemukan.',
  });
  respondsWith('listTournamentTeams', 'a request for the teams in tournament 7', {
    argument: { id: 7 },
    given: ['team 42 is registered in tournament 7'],
    response: { data: eachLike(idAndName(42, 'Garuda Baja')) },
  });
  respondsWith(
    'listTournamentTeams',
    'a request for the teams in tournament 7 while there are none',
    {
      argument: { id: 7 },
      given: ['tournament 7 of categories 1 and 2 is yet to come'],
      response: { data: [] },
    },
  );
}

const registration = { tournament_id: 7, team_id: 42, category_id: 1 };

/** A participant's teams and their registration. The client shows the server's messages. */
export function registrations({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  respondsWith('listMyTeams', 'a request for own teams', {
    given: ['the participant leads team 42 of category 1'],
    response: {
      teams: eachLike({
        ...idAndName(42, 'Garuda Baja'),
        team_id: teamCode(),
        logo: string('https://robolaga.example/storage/teams/42.svg'),
        category_id: integer(1),
      }),
    },
  });
  respondsWith('listMyTeams', 'a request for own teams while there are none', {
    given: ['the participant is in no club'],
    response: { teams: [] },
  });
  respondsUnauthorized('listMyTeams');

  respondsWith('checkRegistration', 'a registration check of tournament 7', {
    argument: { body: { tournament_id: 7 } },
    given: ['the participant leads team 42 of category 1'],
    response: { success: true, all_registered: boolean(false) },
  });
  respondsUnauthorized('checkRegistration', { body: { tournament_id: 7 } });

  respondsWith('registerTeam', 'a registration of team 42 in tournament 7', {
    argument: { body: registration },
    given: ['the participant leads team 42 of category 1'],
    response: { success: true, ...messageOnly('Berhasil terdaftar!') },
  });
  respondsWithError('registerTeam', 'a second registration of team 42 in tournament 7', {
    argument: { body: registration },
    given: ['team 42 is registered in tournament 7'],
    status: 409,
    message: 'Tim ini sudah terdaftar dalam kategori tersebut.',
  });
  respondsWithError('registerTeam', 'a registration in a tournament that has started', {
    argument: { body: registration },
    given: ['tournament 7 is over, and the participant leads team 42'],
    status: 409,
    message: 'Pendaftaran ditutup karena lomba sudah dimulai.',
  });
  respondsWithError('registerTeam', 'a registration of a team without the participant', {
    argument: { body: registration },
    given: ['participants 23 and 31 are team 42'],
    status: 403,
    message: 'Anda bukan anggota tim ini.',
  });
  respondsWithError('registerTeam', 'a registration of a team that does not exist', {
    argument: { body: { ...registration, team_id: 404 } },
    given: ['the participant leads team 42 of category 1'],
    status: 404,
    message: 'Tim tidak ditemukan.',
  });
  respondsWithError(
    'registerTeam',
    'a registration in a category that the tournament does not have',
    {
      argument: { body: { ...registration, category_id: 3 } },
      given: ['the participant leads team 42 of category 1'],
      status: 422,
      message: 'Kategori ini tidak dipertandingkan di lomba ini.',
      fields: ['category_id'],
    },
  );
  respondsUnauthorized('registerTeam', { body: registration });
}
