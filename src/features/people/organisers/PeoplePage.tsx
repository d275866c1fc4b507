import { useState } from 'react';
import { Box, Button, Container } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { inviteOrganiser } from '../../../../openapi/organiserOperations.ts';
import type { Organiser, OrganiserRole } from '../../../../openapi/schema.d.ts';
import { mayCall } from '../../../api/operation.ts';
import {
  useChangeOrganiserRoleMutation,
  useDeactivateOrganiserMutation,
  useListOrganisersQuery,
} from '../../../api/organisers.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { copy } from '../copy.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { PointList } from '../../../ui/lists/PointList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

type Invitee = Pick<Organiser, 'name' | 'email'>;

const { rights } = copy;

const nobody: Invitee = { name: '', email: '' };

/** Who the organisers are; an owner invites others by a link, changes roles and deactivates who leaves. */
export default function PeoplePage() {
  usePageTitle(copy.title);
  const query = useListOrganisersQuery();
  const [invitee, setInvitee] = useState<Invitee>();
  const [leaving, setLeaving] = useState<Organiser>();
  const [changing, setChanging] = useState<Organiser>();
  const ownId = useOrganiser()?.id;
  const people = query.currentData?.data;
  const own = people?.find(({ id }) => id === ownId);
  const canManage = own !== undefined && mayCall(inviteOrganiser, own.role);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={own && leadFor(canManage, people ?? [])}
        badge={people && <CountBadge>{formatNumber(people.length)}</CountBadge>}
        fallback={paths.organiser.href()}
        action={
          canManage && (
            <Button
              variant="contained"
              color="gold"
              startIcon={<PersonAddIcon />}
              onClick={() => setInvitee(nobody)}
            >
              {copy.invite}
            </Button>
          )
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
          {({ data }) => (
            <>
              <PeopleTable
                people={data}
                ownId={ownId}
                canManage={canManage}
                onNewLink={setInvitee}
                onDeactivate={setLeaving}
                onChangeRole={setChanging}
              />
              <Box sx={{ mt: 2 }}>
                <PointList
                  label={rights.label}
                  points={canManage ? [...rights.roles, rights.invitation] : rights.roles}
                />
              </Box>
            </>
          )}
        </LoadedList>
      </Container>
      {invitee && <InviteDialog initial={invitee} onClose={() => setInvitee(undefined)} />}
      {leaving && <DeactivationDialog organiser={leaving} onClose={() => setLeaving(undefined)} />}
      {changing && <RoleDialog organiser={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

/** Returns what an owner may do here or, for others, who the owners are. */
function leadFor(canManage: boolean, people: readonly Organiser[]): string {
  const owners = people.filter(({ role, active }) => role === 'owner' && active);
  return canManage ? copy.lead : copy.ownersOnly(owners.map(({ name }) => name).join(', '));
}

type DialogProps = { organiser: Organiser; onClose: () => void };

const nextRoles: Record<OrganiserRole, OrganiserRole> = { owner: 'organiser', organiser: 'owner' };

function RoleDialog({ organiser: { id, name, role }, onClose }: DialogProps) {
  const [changeRole] = useChangeOrganiserRoleMutation();
  const toast = useToast();
  const nextRole = nextRoles[role];
  const { title, text, confirm } = copy.toRole[nextRole];
  return (
    <PasswordDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      failed={copy.roleFailed}
      send={(body) => changeRole({ id, body: { ...body, role: nextRole } })}
      onSent={({ message }) => {
        onClose();
        toast.success(message);
      }}
      onClose={onClose}
    />
  );
}

function DeactivationDialog({ organiser: { id, name }, onClose }: DialogProps) {
  const { title, text, confirm, failed } = copy.deactivating;
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
