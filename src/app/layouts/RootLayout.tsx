import { Outlet, useMatches } from 'react-router-dom';
import { type LayoutName, layoutOf } from './layoutOf.ts';
import { MainLayout } from './MainLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const layouts: Record<LayoutName, React.ComponentType> = {
  main: MainLayout,
  plain: PlainLayout,
  bare: Outlet,
};

/** The router's root: picks the layout that the page's route names in `handle.layout`. */
export function RootLayout() {
  useScrollToTop();
  const Layout = layouts[layoutOf(useMatches())];
  return <Layout />;
}
