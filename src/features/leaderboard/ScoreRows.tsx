import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Score } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/number.ts';
import type { Ranked } from '../../lib/scoreRanking.ts';
import { RankMedal } from '../../ui/RankMedal.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { BoardCategory } from './boardMemory.ts';
import { copy } from './copy.ts';

type ScoreRowsProps = { category: BoardCategory; ranked: Ranked<Score>[]; sx: SxProps<Theme> };

/** The table of one category's best scores, without a look of its own. */
export function ScoreRows({ category, ranked, sx }: ScoreRowsProps) {
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
      {/* Another category is another body, so that its rows come in anew. */}
      <tbody key={category.id}>
        {ranked.map(({ rank, score, time }, row) => (
          <tr key={`${score.registration.team.id}-${score.tournament_id}-${row}`} data-rank={rank}>
            <td>
              <RankMedal rank={rank} />
            </td>
            <th scope="row" title={score.registration.team.name}>
              <span>{score.registration.team.name}</span>
            </th>
            <td>{formatNumber(score.points)}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
