import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { date, done, named, teamCode } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;

const tournament = {
  id: integer(7),
  title: string('RoboLaga Surabaya'),
  image: string('tournaments/surabaya.svg'),
  date: date(),
  categories: eachLike(named(1, 'Inspire')),
};

/** Tournaments, as anybody sees them. */
export function tournaments({ answers, refuses }: Pacts): void {
  answers('listTournaments', 'a request for all tournaments', {
    given: ['tournament 7 of categories 1 and 2 is yet to come'],
    answer: { success: true, data: eachLike(tournament) },
  });
  answers('getTournament', 'a request for tournament 7', {
    argument: { id: 7 },
    given: ['tournament 7 of categories 1 and 2 is yet to come'],
    answer: { success: true, data: tournament },
  });
  refuses('getTournament', 'a request for a tournament that does not exist', {
    argument: { id: 404 },
    given: ['nothing exists'],
    status: 404,
    says: 'Turnamen tidak ditemukan.',
  });
  answers('listTournamentTeams', 'a request for the teams in tournament 7', {
    argument: { id: 7 },
    given: ['team 42 is registered in tournament 7'],
    answer: { data: eachLike(named(42, 'Garuda Baja')) },
  });
  answers('listTournamentTeams', 'a request for the teams in tournament 7 while there are none', {
    argument: { id: 7 },
    given: ['tournament 7 of categories 1 and 2 is yet to come'],
    answer: { data: [] },
  });
}

const registration = { tournament_id: 7, team_id: 42, category_id: 1 };

/** A participant's teams and their registration; what the server says is shown as it is. */
export function registrations({ answers, refuses, expires }: Pacts): void {
  answers('listMyTeams', 'a request for own teams', {
    given: ['the participant leads team 42 of category 1'],
    answer: {
      teams: eachLike({
        ...named(42, 'Garuda Baja'),
        team_id: teamCode(),
        logo: string('https://robolaga.example/storage/teams/42.svg'),
        category_id: integer(1),
      }),
    },
  });
  answers('listMyTeams', 'a request for own teams while there are none', {
    given: ['the participant is in no club'],
    answer: { teams: [] },
  });
  expires('listMyTeams');

  answers('checkRegistration', 'a registration check of tournament 7', {
    argument: { body: { tournament_id: 7 } },
    given: ['the participant leads team 42 of category 1'],
    answer: { success: true, all_registered: boolean(false) },
  });
  expires('checkRegistration', { body: { tournament_id: 7 } });

  answers('registerTeam', 'a registration of team 42 in tournament 7', {
    argument: { body: registration },
    given: ['the participant leads team 42 of category 1'],
    answer: { success: true, ...done('Berhasil terdaftar!') },
  });
  refuses('registerTeam', 'a second registration of team 42 in tournament 7', {
    argument: { body: registration },
    given: ['team 42 is registered in tournament 7'],
    status: 409,
    says: 'Tim ini sudah terdaftar dalam kategori tersebut.',
  });
  refuses('registerTeam', 'a registration in a tournament that has started', {
    argument: { body: registration },
    given: ['tournament 7 is over, and the participant leads team 42'],
    status: 409,
    says: 'Pendaftaran ditutup karena turnamen sudah dimulai.',
  });
  refuses('registerTeam', 'a registration of a team without the participant', {
    argument: { body: registration },
    given: ['participants 23 and 31 are team 42'],
    status: 403,
    says: 'Anda bukan anggota tim ini.',
  });
  refuses('registerTeam', 'a registration of a team that does not exist', {
    argument: { body: { ...registration, team_id: 404 } },
    given: ['the participant leads team 42 of category 1'],
    status: 404,
    says: 'Tim tidak ditemukan.',
  });
  refuses('registerTeam', 'a registration in a category that the tournament does not have', {
    argument: { body: { ...registration, category_id: 3 } },
    given: ['the participant leads team 42 of category 1'],
    status: 422,
    says: 'Kategori ini tidak dipertandingkan di turnamen ini.',
    at: ['category_id'],
  });
  expires('registerTeam', { body: registration });
}
