import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Score } from '../../../../openapi/schema.d.ts';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import type { RankedScore } from '../../../lib/scoreRanking.ts';
import { paths } from '../../../paths.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import type { BoardCategory } from './boardSnapshot.ts';
import { copy } from '../copy.ts';

type ScoreTableProps = {
  category: BoardCategory;
  ranked: RankedScore<Score>[];
  /** Whether the teams have their start numbers: those of one tournament. */
  hasStartNumbers?: boolean | undefined;
  /** Returns what is written under the name of the team. */
  detail?: (score: Score) => ReactNode;
  sx: SxProps<Theme>;
};

/** The best scores of one category, as a table without styles. */
export function ScoreTable({ category, ranked, hasStartNumbers, detail, sx }: ScoreTableProps) {
  return (
    <Box component="table" sx={sx}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.table(category.name, ranked.length)}
      </Box>
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {copy.rank}
            </Box>
          </th>
          <th scope="col">{copy.team}</th>
          <th scope="col">{copy.points}</th>
          <th scope="col">{copy.time}</th>
        </tr>
      </thead>
      {/* The key remounts the rows of another category, which restarts their animation. */}
      <tbody key={category.id}>
        {ranked.map(({ rank, score, points, time }, row) => (
          <tr key={`${score.registration.team.id}-${score.tournament_id}-${row}`} data-rank={rank}>
            <td>
              <RankMedal rank={rank} />
            </td>
            <th scope="row" title={score.registration.team.name}>
              <Link to={paths.team.href({ id: score.registration.team.id })}>
                {hasStartNumbers && <StartNumber number={score.registration.start_number} />}
                {score.registration.team.name}
              </Link>
              {detail?.(score) && <small>{detail(score)}</small>}
            </th>
            <td data-time={time}>{points === null ? '–' : formatNumber(points)}</td>
            <td>{time ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
