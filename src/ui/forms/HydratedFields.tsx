import type { ReactNode } from 'react';
import { useIsHydrated } from '../states/useIsHydrated.ts';

/** Fields, disabled until they are hydrated, which renders this part again, but not the page around it. */
export const HydratedFields = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" disabled={!useIsHydrated()} style={fieldsetStyle}>
    {children}
  </fieldset>
);

const fieldsetStyle = { border: 0, padding: 0, margin: 0, minWidth: 0 };
