import { useNavigation } from 'react-router-dom';
import { LoadingBar } from '../LoadingBar.tsx';

export function NavigationProgress() {
  return useNavigation().state === 'loading' ? <LoadingBar /> : null;
}
