import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { BoardSection } from '../../ui/BoardSection.tsx';
import { copy } from './copy.ts';
import { JoinClubForm } from './JoinClubForm.tsx';

export function JoinClubCard({ initialClubId }: { initialClubId: number | undefined }) {
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <BoardSection component="div">
        <Stack
          spacing={1.5}
          sx={{
            height: '100%',
            p: { xs: 2.5, md: 4 },
            justifyContent: 'center',
            alignItems: 'flex-start',
          }}
        >
          <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
            {copy.membership.nextStep}
          </Typography>
          <Typography variant="h4" component="h3" sx={{ maxWidth: '24ch' }}>
            {copy.membership.invitationTitle}
          </Typography>
          <Typography sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '46ch' })}>
            {copy.membership.invitation}
          </Typography>
          <Button component={Link} to={paths.school.href()} color="inherit" variant="outlined">
            {copy.membership.clubs}
          </Button>
        </Stack>
      </BoardSection>
      <Box sx={{ p: { xs: 2.5, md: 4 }, alignSelf: 'center' }}>
        <JoinClubForm key={initialClubId} initialClubId={initialClubId} />
      </Box>
    </Card>
  );
}
