import { useState } from 'react';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { AdvancePreview } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy as scoreCopy } from '../copy.ts';
import { type AdvancingLimits, countOpenPlaces, findTied } from './advancingChoice.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.opening;

type CandidateListProps = {
  preview: AdvancePreview;
  /** The places of the teams in their groups; empty unless the round before had some. */
  groupPlaces: ReadonlyMap<number, string>;
  /** The ids of the chosen teams. */
  chosen: readonly number[];
  round: AdvancingLimits;
  onChoose: (teamIds: number[]) => void;
};

/** The ranking of the round before, in which the teams that advance are ticked. */
export function CandidateList(props: CandidateListProps) {
  const { preview, groupPlaces, chosen, round, onChoose } = props;
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
          {describeTies(preview, round)}
        </Notice>
      )}
      <Box component="ol" aria-label={copy.candidates} sx={listStyles}>
        {shown.map((candidate) => (
          <li key={candidate.team.id}>
            <FormControlLabel
              label={
                <CandidateLabel
                  candidate={candidate}
                  groupPlace={groupPlaces.get(candidate.team.id)}
                  round={round}
                />
              }
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
        {copy.chosen(formatNumber(chosen.length), formatNumber(round.team_count ?? 0))}
      </Typography>
    </>
  );
}

/** Returns which teams share a rank, and how many of them advance. */
function describeTies(preview: AdvancePreview, round: AdvancingLimits): string {
  const byRank = Map.groupBy(findTied(preview), ({ rank }) => rank);
  return [
    ...[...byRank].map(([rank, tied]) =>
      copy.sameRanks(rank, tied.map(({ team }) => team.name).join(', ')),
    ),
    copy.choose(countOpenPlaces(preview, round)),
    ...(round.club_limit === null ? [] : [`${copy.clubLimit(round.club_limit)}.`]),
  ].join(' ');
}

type Candidate = AdvancePreview['candidates'][number];

/** What is said of a candidate beside its result. */
const stateTexts: Record<Candidate['state'], (round: AdvancingLimits) => string> = {
  advances: () => '',
  tied: () => copy.sameRank,
  club_limit: ({ club_limit: limit }) => copy.clubLimit(limit ?? 0),
  left_out: () => '',
};

type CandidateLabelProps = {
  candidate: Candidate;
  groupPlace: string | undefined;
  round: AdvancingLimits;
};

function CandidateLabel({
  candidate: { team, rank, points, compared_points: compared, time, incomplete, state },
  groupPlace,
  round,
}: CandidateLabelProps) {
  const result = [
    groupPlace,
    points === null ? '' : scoreCopy.run.points(formatNumber(points)),
    compared === undefined ? '' : copy.compared(formatNumber(compared)),
    time ?? '',
  ];
  return (
    <Box sx={{ lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <b>
        {rank}. <StartNumber number={team.start_number} />
        {team.name}
      </b>{' '}
      <div>
        {incomplete && `${copy.incomplete} `}
        {[...result, stateTexts[state](round)].filter(Boolean).join(' · ')}
      </div>
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {team.club}
      </Box>
    </Box>
  );
}

const listStyles = { listStyle: 'none', m: 0, p: 0 };
