import { Box, Button, Typography } from '@mui/material';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import type { AccountKind } from '../../../../openapi/types.ts';
import { brand } from '../../../brand.ts';
import { paths, signInPaths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useReplacementFocus } from '../../../ui/hooks/useReplacementFocus.ts';
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
  const kind = useAccountKind();
  const { token, state, refuse } = useResetLink();
  const title = state === 'ended' || state === 'incomplete' ? copy.ended : words.title;
  usePageTitle(title);
  const unusable = readUnusable(state);
  const isUnusable = unusable === true;
  // Of a form that was sent; whoever opens a link that has ended is at the top of the page.
  const heading = useReplacementFocus<HTMLHeadingElement>(unusable);
  return (
    <FormPage
      board={isOwnershipTransfer ? accountCopy.clubBoard : accountCopy.participantBoard}
      title={title}
      titleRef={heading}
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
        state === 'checking' ? undefined : isOwnershipTransfer ? (
          <OwnershipTransferLinks isUnusable={isUnusable} isEnded={state === 'ended'} />
        ) : (
          <ResetLinks kind={kind} isUnusable={isUnusable} />
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
          {!isOwnershipTransfer && <RequestButton kind={kind} />}
        </Box>
      )}
    </FormPage>
  );
}

/** Returns whether there is no form; undefined until that is known. */
const readUnusable = (state: ReturnType<typeof useResetLink>['state']): boolean | undefined =>
  state === 'checking' ? undefined : state !== 'usable';

type LinksProps = { /** Nothing else on the page leads on. */ isUnusable: boolean };

/** Where another link is asked for. */
const requestPaths = {
  participant: paths.forgotPassword,
  club: paths.schoolClubForgotPassword,
  organiser: paths.organiserForgotPassword,
} satisfies Record<AccountKind, { href: () => string }>;

/** Returns the kind of account whose link it is, which its address says; undefined for a link of before. */
function useAccountKind(): AccountKind | undefined {
  const [search] = useSearchParams();
  const kinds = Object.keys(requestPaths) as AccountKind[];
  return kinds.find((kind) => kind === search.get('account'));
}

/** Most accounts are participants'. */
const RequestButton = ({ kind }: { kind: AccountKind | undefined }) => (
  <>
    {kind === 'organiser' && <Typography>{copy.reset.endedInvitation}</Typography>}
    <Button
      variant="contained"
      size="large"
      component={Link}
      to={requestPaths[kind ?? 'participant'].href()}
    >
      {kind ? copy.reset.toNew : copy.reset.toRequest}
    </Button>
  </>
);

function ResetLinks({ kind, isUnusable }: LinksProps & { kind: AccountKind | undefined }) {
  const { other, question, toSignIn } = copy.request;
  if (kind)
    return <AccountLink question={question} label={toSignIn} to={signInPaths[kind].href()} />;
  return (
    <>
      {!isUnusable && <AccountLink {...other.club} to={requestPaths.participant.href()} />}
      <AccountLink {...other.participant} to={requestPaths.club.href()} />
      {isUnusable && (
        <>
          <AccountLink {...copy.reset.organiser} to={requestPaths.organiser.href()} />
          <AccountLink question={question} label={toSignIn} to={signInPaths.participant.href()} />
        </>
      )}
    </>
  );
}

/** The dashboard is for the manager whose club is signed in here; whoever has a link has no account yet. */
function OwnershipTransferLinks({ isUnusable, isEnded }: LinksProps & { isEnded: boolean }) {
  const { question, toDashboard, toSignIn, toHome } = copy.ownershipTransfer;
  const { email } = brand.contact;
  const hasDashboard = useClub() !== null;
  return (
    <>
      {!isEnded && <Typography sx={{ color: 'text.secondary' }}>{question}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: isEnded ? 0.5 : 1.5 }}>
        {isUnusable && !hasDashboard && (
          <Button variant="contained" component={Link} to={paths.schoolClubLogin.href()}>
            {toSignIn}
          </Button>
        )}
        {isUnusable && email && (
          <Button variant="outlined" href={`mailto:${email}`}>
            {copy.request.withoutMail.write}
          </Button>
        )}
        {hasDashboard && (
          <Button
            variant={isUnusable ? 'contained' : 'outlined'}
            component={Link}
            to={paths.schoolClubDashboard.href()}
          >
            {toDashboard}
          </Button>
        )}
        <Button variant="text" component={Link} to={paths.home.href()}>
          {toHome}
        </Button>
      </Box>
    </>
  );
}
