import { FormPage, type FormPageProps } from '../../ui/page/FormPage.tsx';
import { copy } from './copy.ts';
import { type Invitation, InvitingClub } from './InvitingClub.tsx';

type AccountLayoutProps = FormPageProps & {
  /** For somebody who follows a club's invitation. */
  invitation?: Invitation | undefined;
};

/** A form about an account; the board beside it says how to join the club that has invited the visitor. */
export const AccountLayout = ({ board, invitation, ...page }: AccountLayoutProps) => (
  <FormPage
    board={
      invitation ? { ...copy.invitation.board, head: <InvitingClub {...invitation} /> } : board
    }
    {...page}
  />
);
