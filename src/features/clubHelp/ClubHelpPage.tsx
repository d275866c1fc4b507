import { Box, Button, Card, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { participantTemplate } from '../../lib/clubs/participantTemplate.ts';
import { paths } from '../../paths.ts';
import { DownloadMenu } from '../../ui/download/DownloadMenu.tsx';
import { StepNumber } from '../../ui/page/StepNumber.tsx';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';

const { steps: texts } = copy;
const steps = [
  { ...texts.prepare, to: undefined },
  { ...texts.import, to: paths.schoolClubParticipantsImport.href() },
  { ...texts.teams, to: paths.schoolClubParticipants.href() },
  { ...texts.register, to: paths.schoolClubReadiness.href() },
  { ...texts.cards, to: paths.schoolClubParticipantsCards.href() },
  { ...texts.day, to: paths.schoolClubTournamentFollowed.href() },
];

/** How a teacher brings a class to a tournament, on one screen. */
export default function ClubHelpPage() {
  usePageTitle(copy.title, copy.lead);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={copy.lead}
        fallback={paths.schoolClubDashboard.href()}
      />
      <Container sx={{ py: { xs: 2, md: 3 } }}>
        <Box component="ol" aria-label={copy.label} sx={list}>
          {steps.map((step, index) => (
            <Card component="li" key={step.title}>
              <Typography variant="h5" component="h2">
                <StepNumber>{index + 1}</StepNumber>
                {step.title}
              </Typography>
              <Typography variant="body2">{step.text}</Typography>
              {step.to ? (
                <Button variant="outlined" component={Link} to={step.to}>
                  {step.action}
                </Button>
              ) : (
                <DownloadMenu label={step.action} {...participantTemplate} />
              )}
            </Card>
          ))}
        </Box>
      </Container>
    </>
  );
}

function list({ vars: { palette }, spacing, breakpoints }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: spacing(1.5),
    [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: spacing(2) },
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: spacing(1),
      padding: spacing(2),
      [breakpoints.up('md')]: { padding: spacing(2.5) },
    },
    '& p': { color: palette.text.secondary, mb: 1 },
    '& .MuiButton-root': { mt: 'auto' },
  } as const;
}
