import { useMatches } from 'react-router-dom';
import { layoutOf } from './layoutOf.ts';
import { MainLayout } from './MainLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/** The router's root: picks the layout that the page's route names in `handle.layout`. */
export function RootLayout() {
  useScrollToTop();
  return layoutOf(useMatches()) === 'plain' ? <PlainLayout /> : <MainLayout />;
}
