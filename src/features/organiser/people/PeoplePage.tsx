import { useState } from 'react';
import { Button, Container, Skeleton, Typography } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import type { Organiser } from '../../../../openapi/schema.d.ts';
import { useListOrganisersQuery } from '../../../api/organisers.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { WorkHeader } from '../../../ui/WorkHeader.tsx';
import { copy } from '../copy.ts';
import { errorText } from '../errorText.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

type Invitee = Pick<Organiser, 'name' | 'email'>;

const nobody: Invitee = { name: '', email: '' };

/** Who the organisers are; each of them invites others by a link. */
export default function PeoplePage() {
  usePageTitle(copy.people.title);
  const { currentData, error, isFetching, refetch } = useListOrganisersQuery();
  const [invitee, setInvitee] = useState<Invitee>();
  const people = currentData?.data;
  return (
    <>
      <WorkHeader
        title={copy.people.title}
        detail={copy.people.lead}
        badge={people && <CountBadge>{formatNumber(people.length)}</CountBadge>}
        fallback={paths.organiser.href()}
        action={
          <Button
            variant="contained"
            color="gold"
            startIcon={<PersonAddIcon />}
            onClick={() => setInvitee(nobody)}
          >
            {copy.people.invite}
          </Button>
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        {people ? (
          <PeopleTable people={people} onNewLink={setInvitee} />
        ) : isFetching ? (
          <LoadingSkeleton />
        ) : (
          <ErrorState
            message={errorText(error, copy.people.failed)}
            onRetry={() => void refetch()}
          />
        )}
      </Container>
      {invitee && <InviteDialog initial={invitee} onClose={() => setInvitee(undefined)} />}
    </>
  );
}

function LoadingSkeleton() {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.people.loading}
      </Typography>
      <Skeleton variant="rounded" height={216} aria-hidden />
    </>
  );
}
