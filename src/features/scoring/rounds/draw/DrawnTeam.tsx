import { Box } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { StartNumber } from '../../../tournamentDay/StartNumber.tsx';

/** A team of a draw, with its number and its club. */
export const DrawnTeam = ({ team }: { team: ScoreEntryTeam | undefined }) =>
  team && (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 }}>
      <div>
        <StartNumber number={team.start_number} />
        {team.name}
      </div>
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {team.club}
      </Box>
    </Box>
  );
