import { screen } from '@testing-library/react';
import { demoAccounts } from '../../../server/seed/accounts.ts';

export const clubName = demoAccounts.club.name;

/** The part of the profile that tells of the school club, or offers to join one. */
export const club = () => screen.findByRole('region', { name: 'School Club' });
export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
