import { useId, useState } from 'react';
import { Box, ButtonBase, Card, Collapse, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import type { ClubTournament } from '../../../../openapi/schema.d.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { ChangesNotice } from '../../tournamentDay/changes/ChangesNotice.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';
import { TournamentTeams } from './TournamentTeams.tsx';

/** The picture, with a label beneath it, expands and collapses the tournament's teams, which load when first expanded. */
export function TournamentCard({ tournament }: { tournament: ClubTournament }) {
  const { id, title, date, image } = tournament;
  const teamsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Card component="article" sx={card} data-open={isOpen || undefined}>
        <ButtonBase
          className="picture"
          aria-label={copy.tournaments.teamsOf(title)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? teamsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Picture path={image} fallback={defaultBanner} alt="" ratio="16 / 9" sizes="144px" />
          <Box aria-hidden className="mark">
            {copy.tournaments.teams}
            <ExpandIcon />
          </Box>
        </ButtonBase>
        <Box className="words">
          <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {typeof date === 'string' && date !== '' && (
            <Box className="day">
              <Typography variant="body2" component="span" className="date">
                <WhenWhereText tournament={tournament} isStacked />
              </Typography>
              <DayChip tournament={tournament} />
            </Box>
          )}
          <ChangesNotice tournament={tournament} />
        </Box>
      </Card>
      <Collapse in={isOpen} id={teamsId} unmountOnExit sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <TournamentTeams tournamentId={id} title={title} />
      </Collapse>
    </>
  );
}

export function TournamentCardSkeleton() {
  return (
    <Card sx={card}>
      <Skeleton
        variant="rectangular"
        sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }}
      />
      <Box className="words">
        <Typography variant="h5" component="div">
          <Skeleton width="80%" />
        </Typography>
        <Typography variant="body2" component="div">
          <Skeleton width="45%" />
        </Typography>
      </Box>
    </Card>
  );
}

function card({ vars: { palette } }: Theme) {
  const raised = {
    borderColor: palette.primary.main,
    boxShadow: '0 10px 28px rgb(0 0 0 / 0.12)',
  };
  return {
    display: 'grid',
    gridTemplateColumns: '144px minmax(0, 1fr)',
    alignItems: 'start',
    transition: 'border-color 160ms, box-shadow 160ms',
    // Firefox before 121 has no :has() and leaves out the whole rule that names it.
    '&:has(.picture:hover)': raised,
    '&[data-open]': raised,
    '& .picture': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      height: '100%',
      overflow: 'hidden',
      '& img': { transition: 'transform 400ms' },
    },
    '& .picture:hover img': { transform: 'scale(1.035)' },
    '& .picture.Mui-focusVisible': { outlineOffset: -4, '--focus-ring': palette.gold.main },
    '& .mark': {
      flexGrow: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 36,
      fontSize: '0.875rem',
      fontWeight: 700,
      color: palette.primary.main,
      backgroundColor: `rgb(${palette.primary.mainChannel} / 12%)`,
      '& svg': { transition: 'transform 160ms' },
    },
    '&[data-open] .mark svg': { transform: 'rotate(180deg)' },
    '& .words': { p: '10px 16px' },
    '& .day': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 10px',
      mt: '4px',
    },
    '& .date': { color: palette.text.secondary },
    '& [data-changes]': { mt: '10px' },
  } as const;
}
