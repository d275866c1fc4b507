import type { CategoryResults, SeasonRow } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { toStandingRows } from '../../../lib/standingRows.ts';
import type { Cell } from '../../../ui/download/cells.ts';
import type { Sheet } from '../../../ui/download/createWorkbook.ts';
import { copy } from './copy.ts';

const { about, ...texts } = copy.curation;

type Official = {
  tournament: SeasonRow['tournament'];
  category: string;
  /** Of the page with these results. */
  url: string;
};

/** Returns the places of all teams, and what they are; undefined if the results that anybody sees are not official. */
export function toOfficialSheets(
  results: CategoryResults,
  { tournament, category, url }: Official,
): Sheet[] | undefined {
  const { state } = results;
  if (state?.state !== 'official') return undefined;
  const rows = toStandingRows(results).map(({ place, team, ranked }): Cell[] => {
    // Of matches their points say nothing.
    const result = ranked?.round.match_rule ? undefined : ranked?.result;
    const isComplete = result !== undefined && !result.incomplete;
    const hasPoints = isComplete && ranked?.round.ranking !== 'time';
    return [
      place ?? copy.season.noPlace,
      team.start_number ?? '',
      team.name,
      team.club?.name ?? '',
      (hasPoints ? result.points : null) ?? '',
      (isComplete ? result.time : null) ?? '',
    ];
  });
  const versions = state.versions.map(({ version, published_at: day, reason }): Cell[] => [
    about.version(version),
    reason === null ? formatInstant(day) : about.corrected(formatInstant(day), reason),
  ]);
  return [
    { name: texts.resultSheet, rows: [texts.resultColumns, ...rows] },
    {
      name: texts.aboutSheet,
      rows: [
        [about.tournament, tournament.title],
        [about.date, formatCalendarDate(tournament.date, { end: tournament.end_date })],
        [about.category, category],
        ...versions,
        [about.page, { url }],
      ],
    },
  ];
}
