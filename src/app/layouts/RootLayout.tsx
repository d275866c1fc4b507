import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { type LayoutName, selectLayout } from './routeHandle.ts';
import { MainLayout } from './MainLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { useScrollToTop } from './scroll/useScrollToTop.ts';

const layouts: Record<LayoutName, React.ComponentType> = {
  main: MainLayout,
  plain: PlainLayout,
  bare: BareLayout,
};

function BareLayout() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

/** Renders the layout that the route names in `handle.layout`. */
export function RootLayout() {
  useScrollToTop();
  const Layout = layouts[selectLayout(useMatches())];
  return <Layout />;
}
