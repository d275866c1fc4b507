import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { MessagePage } from './MessagePage.tsx';
import { retryAction, type RetryProps } from './retryAction.tsx';

export function ErrorMessage(retry: RetryProps) {
  const { title, text, home } = copy.error;
  return (
    <MessagePage
      title={title}
      text={text}
      primary={retryAction(retry)}
      // Not a router link: the whole app is reloaded, whatever state it is in.
      secondary={{ children: home, href: paths.home.href() }}
    />
  );
}
