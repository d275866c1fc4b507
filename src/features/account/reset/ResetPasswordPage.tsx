import { Box, Button, Typography } from '@mui/material';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { ResetForm, ResetFormSkeleton } from './ResetForm.tsx';
import { useResetLink } from './useResetLink.ts';

/**
 * Sets a new password with the token that follows the `#` of a link; the URL tells whether the link
 * also hands a club over.
 */
export default function ResetPasswordPage() {
  const isOwnershipTransfer = useMatch(paths.schoolClubOwnershipTransfer.pattern) !== null;
  const words = isOwnershipTransfer ? copy.ownershipTransfer : copy.reset;
  const { token, state, refuse } = useResetLink();
  const title = state === 'ended' || state === 'incomplete' ? copy.ended : words.title;
  usePageTitle(title);
  const isUnusable = state !== 'usable' && state !== 'checking';
  return (
    <FormPage
      board={isOwnershipTransfer ? accountCopy.clubBoard : accountCopy.participantBoard}
      title={title}
      lead={
        state === 'ended' ? (
          <span role="alert">{words.endedLead}</span>
        ) : isUnusable ? (
          words.unusableLead
        ) : (
          words.lead
        )
      }
      links={
        isOwnershipTransfer ? (
          <OwnershipTransferLinks isUnusable={isUnusable} isEnded={state === 'ended'} />
        ) : (
          <ResetLinks isUnusable={isUnusable} />
        )
      }
    >
      {state === 'checking' && <ResetFormSkeleton />}
      {state === 'usable' && (
        <ResetForm key={token} title={words.title} token={token} onRefused={refuse} />
      )}
      {isUnusable && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {state === 'incomplete' && <FormError message={words.incomplete} />}
          {state === 'unread' && <FormError message={copy.openAgain} />}
          {!isOwnershipTransfer && <RequestButtons />}
        </Box>
      )}
    </FormPage>
  );
}

type LinksProps = { /** Nothing else on the page leads on. */ isUnusable: boolean };

const requests = [
  { label: copy.reset.toRequest, path: paths.forgotPassword },
  { label: copy.reset.toClubRequest, path: paths.schoolClubForgotPassword },
  { label: copy.reset.toOrganiserRequest, path: paths.organiserForgotPassword },
];

/** Nothing tells whose link it was: most accounts are participants'. */
const RequestButtons = () =>
  requests.map(({ label, path }, index) => (
    <Button
      key={label}
      variant={index === 0 ? 'contained' : 'outlined'}
      size="large"
      component={Link}
      to={path.href()}
    >
      {label}
    </Button>
  ));

function ResetLinks({ isUnusable }: LinksProps) {
  const { other, question, toSignIn } = copy.request;
  if (isUnusable)
    return <AccountLink question={question} label={toSignIn} to={paths.signIn.href()} />;
  return (
    <>
      <AccountLink {...other.club} to={paths.forgotPassword.href()} />
      <AccountLink {...other.participant} to={paths.schoolClubForgotPassword.href()} />
    </>
  );
}

/** The dashboard asks whoever is not signed in to do so. */
function OwnershipTransferLinks({ isUnusable, isEnded }: LinksProps & { isEnded: boolean }) {
  const { question, toDashboard, toHome } = copy.ownershipTransfer;
  return (
    <>
      {!isEnded && <Typography sx={{ color: 'text.secondary' }}>{question}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: isEnded ? 0.5 : 1.5 }}>
        <Button
          variant={isUnusable ? 'contained' : 'outlined'}
          component={Link}
          to={paths.schoolClubDashboard.href()}
        >
          {toDashboard}
        </Button>
        <Button component={Link} to={paths.home.href()}>
          {toHome}
        </Button>
      </Box>
    </>
  );
}
