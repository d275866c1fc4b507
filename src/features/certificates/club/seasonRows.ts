import type { SeasonRow } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import type { Cell } from '../../../ui/download/cells.ts';
import { printCertificateCode } from '../check/certificateCode.ts';
import { copy as listCopy } from '../list/copy.ts';
import { copy } from './copy.ts';

const texts = copy.season;

/** Returns the seasons of tournaments, which are the years in which they begin, the latest first. */
export const findSeasons = (tournaments: readonly { date: string }[]): string[] =>
  [...new Set(tournaments.map(({ date }) => date.slice(0, 4)))].toSorted().toReversed();

const toPlace = (result: NonNullable<SeasonRow['result']>): Cell => {
  if (result.official_version === null) return texts.notOfficial;
  return result.place ?? texts.noPlace;
};

const toResult = (result: SeasonRow['result']): Cell[] =>
  result === null
    ? ['', '', '', '']
    : [toPlace(result), result.points ?? '', result.time ?? '', result.official_version ?? ''];

function toCertificate(certificate: SeasonRow['certificate']): Cell[] {
  if (certificate === null) return ['', '', '', '', '', ''];
  const { title, number, code, state, reason } = certificate;
  const url = pageUrl(paths.certificate.href({ code }));
  return [
    title,
    number ?? '',
    printCertificateCode(code),
    listCopy.states[state].toLowerCase(),
    reason ?? '',
    { url },
  ];
}

/** Returns the rows of the file of a season, the names of the columns first. */
export const toSeasonRows = (rows: readonly SeasonRow[], season: string): Cell[][] => [
  texts.columns,
  ...rows
    .filter(({ tournament }) => tournament.date.startsWith(season))
    .map(({ tournament, category, team, name, result, certificate }) => [
      tournament.title,
      formatCalendarDate(tournament.date, { end: tournament.end_date }),
      tournament.city,
      category ?? '',
      team ?? '',
      name ?? listCopy.erased,
      ...toResult(result),
      ...toCertificate(certificate),
    ]),
];
