import { useState } from 'react';
import { Button, Container } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import type { Organiser } from '../../../../openapi/schema.d.ts';
import { useDeactivateOrganiserMutation, useListOrganisersQuery } from '../../../api/organisers.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { copy } from '../copy.ts';
import { LoadedList } from '../LoadedList.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

type Invitee = Pick<Organiser, 'name' | 'email'>;

const nobody: Invitee = { name: '', email: '' };

/** Who the organisers are; each of them invites others by a link, and deactivates who leaves. */
export default function PeoplePage() {
  usePageTitle(copy.people.title);
  const query = useListOrganisersQuery();
  const [invitee, setInvitee] = useState<Invitee>();
  const [leaving, setLeaving] = useState<Organiser>();
  const ownId = useOrganiser()?.id;
  const count = query.currentData?.data.length;
  return (
    <>
      <WorkHeader
        title={copy.people.title}
        detail={copy.people.lead}
        badge={count !== undefined && <CountBadge>{formatNumber(count)}</CountBadge>}
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
        <LoadedList query={query} loading={copy.people.loading} failed={copy.people.failed}>
          {({ data }) => (
            <PeopleTable
              people={data}
              ownId={ownId}
              onNewLink={setInvitee}
              onDeactivate={setLeaving}
            />
          )}
        </LoadedList>
      </Container>
      {invitee && <InviteDialog initial={invitee} onClose={() => setInvitee(undefined)} />}
      {leaving && <DeactivationDialog organiser={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

type DeactivationDialogProps = { organiser: Organiser; onClose: () => void };

function DeactivationDialog({ organiser: { id, name }, onClose }: DeactivationDialogProps) {
  const { title, text, confirm, failed } = copy.people.deactivating;
  const [deactivate] = useDeactivateOrganiserMutation();
  const toast = useToast();
  return (
    <PasswordDialog
      danger
      title={title(name)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={(body) => deactivate({ id, body })}
      onSent={({ message }) => {
        onClose();
        toast.success(message);
      }}
      onClose={onClose}
    />
  );
}
