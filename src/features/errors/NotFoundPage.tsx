import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { MessagePage } from './MessagePage.tsx';

export default function NotFoundPage() {
  const { title, text, home, tournaments } = copy.notFound;
  return (
    <MessagePage
      lang="en"
      title={title}
      text={text}
      primary={{ children: home, to: paths.home.href() }}
      secondary={{ children: tournaments, to: paths.tournaments.href() }}
    />
  );
}
