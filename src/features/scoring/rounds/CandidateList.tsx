import { useState } from 'react';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { AdvancePreview } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy as scoreCopy } from '../copy.ts';
import { findTied, teamIdsByRank } from './advancingChoice.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.opening;

type CandidateListProps = {
  preview: AdvancePreview;
  /** The ids of the chosen teams. */
  chosen: readonly number[];
  /** How many teams advance. */
  teamCount: number;
  onChoose: (teamIds: number[]) => void;
};

/** The ranking of the round before, in which the teams that advance are ticked. */
export function CandidateList({ preview, chosen, teamCount, onChoose }: CandidateListProps) {
  const [showsOthers, setShowsOthers] = useState(false);
  const { candidates } = preview;
  const others = candidates.filter(({ state }) => state === 'left_out');
  const shown = showsOthers ? candidates : candidates.filter((each) => !others.includes(each));
  const tied = findTied(preview);
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      {tied[0] && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {copy.tied(
            teamCount - teamIdsByRank(preview).length,
            tied[0].rank,
            tied.map(({ team }) => team.name).join(', '),
          )}
        </Notice>
      )}
      <Box component="ol" aria-label={copy.candidates} sx={listStyles}>
        {shown.map((candidate) => (
          <li key={candidate.team.id}>
            <FormControlLabel
              label={<CandidateLabel candidate={candidate} />}
              control={
                <Checkbox
                  checked={chosen.includes(candidate.team.id)}
                  onChange={() => toggle(candidate.team.id)}
                />
              }
              sx={{ mr: 0, py: 0.5 }}
            />
          </li>
        ))}
      </Box>
      {others.length > 0 && !showsOthers && (
        <Button onClick={() => setShowsOthers(true)}>
          {copy.showOthers(formatNumber(others.length))}
        </Button>
      )}
      <Typography role="status" variant="body2" sx={{ my: 1.5, fontWeight: 600 }}>
        {copy.chosen(formatNumber(chosen.length), formatNumber(teamCount))}
      </Typography>
    </>
  );
}

type Candidate = AdvancePreview['candidates'][number];

function CandidateLabel({
  candidate: { team, rank, points, time, state },
}: {
  candidate: Candidate;
}) {
  const result = [points === null ? '' : scoreCopy.run.points(formatNumber(points)), time ?? ''];
  return (
    <Box sx={{ lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <b>
        {rank}. {team.name}
      </b>{' '}
      <div>{[...result, state === 'tied' ? copy.sameRank : ''].filter(Boolean).join(' · ')}</div>
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {team.club}
      </Box>
    </Box>
  );
}

const listStyles = { listStyle: 'none', m: 0, p: 0 };
