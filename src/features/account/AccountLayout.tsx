import { FormPage, type FormPageProps } from '../../ui/page/FormPage.tsx';
import { type Invitation, InvitingClub } from './InvitingClub.tsx';

type AccountLayoutProps = FormPageProps & {
  /** For somebody who follows a club's invitation. */
  invitation?: Invitation | undefined;
};

/** A form about an account; the board beside it names the club that has invited the visitor. */
export const AccountLayout = ({ board, invitation, ...page }: AccountLayoutProps) => (
  <FormPage board={{ ...board, head: invitation && <InvitingClub {...invitation} /> }} {...page} />
);
