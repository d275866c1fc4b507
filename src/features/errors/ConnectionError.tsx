import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { paths } from '../../paths.ts';
import { useGoBack } from '../../ui/page/useGoBack.ts';
import { copy } from './copy.ts';
import { MessagePage } from './MessagePage.tsx';
import { retryAction, type RetryProps } from './retryAction.tsx';

/**
 * Shown instead of a page that could not be loaded. The back button navigates within the app, which
 * works without a connection.
 */
export function ConnectionError(retry: RetryProps) {
  const goBack = useGoBack(paths.home.href());
  const { title, text, back } = copy.unreachable;
  return (
    <MessagePage
      title={title}
      text={text}
      primary={retryAction(retry)}
      secondary={{ children: back, startIcon: <ArrowBackIcon />, onClick: goBack }}
    />
  );
}
