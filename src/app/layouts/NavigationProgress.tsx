import { useNavigation } from 'react-router-dom';
import { LoadingSpark } from './LoadingSpark.tsx';

/** Shows along the header's lower edge that the next page is on its way. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? <LoadingSpark /> : null;
}
