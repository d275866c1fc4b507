import type { Registration } from '../../../../openapi/schema.d.ts';
import { useWithdrawRegistrationMutation } from '../../../api/managedRegistrations.ts';
import { copy } from '../copy.ts';
import { MutationDialog } from '../../requests/MutationDialog.tsx';

type WithdrawDialogProps = { id: number; registration: Registration; onClose: () => void };

export function WithdrawDialog({ id, registration, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawRegistrationMutation();
  const { title, text, confirm, failed } = copy.withdrawing;
  return (
    <MutationDialog
      title={title(registration.team.name)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={() => withdraw({ id, registrationId: registration.id })}
      onClose={onClose}
    />
  );
}
