import { useState } from 'react';
import { Box, Container, IconButton, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { CompactHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { TeamCodeForm } from './TeamCodeForm.tsx';
import { copy } from './copy.ts';
import { forgetTeam, readFollowedTeams } from './followedTeams.ts';

/** Where somebody types the code of a team, or goes on with one of those that were opened here. */
export function FindTurns() {
  usePageTitle(copy.title, copy.findSummary);
  return (
    <>
      <CompactHeading
        title={copy.title}
        lead={copy.findSummary}
        back={<BackButton fallback={paths.tournaments.href()} />}
      />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <TeamCodeForm />
        <Typography sx={{ mt: 1 }}>
          <Link to={paths.teams.href()}>{copy.code.byName}</Link>
        </Typography>
        <FollowedTeams />
      </Container>
    </>
  );
}

function FollowedTeams() {
  // The server does not know them.
  const isHydrated = useIsHydrated();
  const [forgotten, setForgotten] = useState(0);
  const teams = isHydrated ? readFollowedTeams() : [];
  if (teams.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="followed" sx={list} data-forgotten={forgotten}>
      <Typography id="followed" variant="h5" component="h2">
        {copy.followed}
      </Typography>
      <ul>
        {teams.map(({ code, name }) => (
          <li key={code}>
            <Link to={paths.teamTurns.href({ code })}>{name}</Link>
            <small>{code}</small>
            <IconButton
              aria-label={copy.forget(name)}
              onClick={() => {
                forgetTeam(code);
                setForgotten((count) => count + 1);
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const list = {
  mt: 4,
  maxWidth: 560,
  '& ul': { listStyle: 'none', m: 0, mt: 1, p: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: 52,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& a': { fontWeight: 600, color: 'inherit', py: 1.5, overflowWrap: 'anywhere' },
  '& small': { ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
