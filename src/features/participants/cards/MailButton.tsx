import { useId } from 'react';
import { Button, Typography } from '@mui/material';
import MailIcon from '@mui/icons-material/MailOutlined';
import { useGetClubQuery } from '../../../api/clubs.ts';
import { useSendsMail } from '../../../api/service.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

type MailButtonProps = {
  clubId: number;
  count: number;
  label: (count: string) => string;
  /** Without it, the button says why no mail can be sent; with it, it is left out then. */
  isRenewal?: boolean;
  loading: boolean;
  disabled: boolean;
  onClick: () => void;
};

/** Sends the cards; says why the server would refuse that, if it would. */
export function MailButton(props: MailButtonProps) {
  const { clubId, count, label, isRenewal = false, loading, disabled, onClick } = props;
  // Organisers may review the club meanwhile.
  const { currentData } = useGetClubQuery({ id: clubId }, { refetchOnMountOrArgChange: true });
  const reason =
    useSendsMail() === false
      ? copy.withoutMail
      : currentData?.data.known === false
        ? copy.unknownClub
        : undefined;
  const reasonId = useId();
  if (count === 0 || (reason && isRenewal)) return null;
  return (
    <>
      <Button
        variant={isRenewal ? 'text' : 'outlined'}
        startIcon={<MailIcon />}
        disabled={disabled || reason !== undefined}
        loading={loading}
        aria-describedby={reason && reasonId}
        onClick={onClick}
      >
        {loading ? copy.mailing : label(formatNumber(count))}
      </Button>
      {reason && (
        <Typography id={reasonId} variant="body2" sx={{ flexBasis: '100%', maxWidth: '68ch' }}>
          {reason}
        </Typography>
      )}
    </>
  );
}
