import { Picture } from './Picture.tsx';
import defaultTeamLogo from './pictures/defaultTeamLogo.svg';

type TeamLogoProps = {
  logo: string | null | undefined;
  /** Empty where the name stands beside it. */ alt: string;
  eager?: boolean;
};

/**
 * A team's logo; the default team avatar where there is none, where its address is not http, and
 * where it does not load.
 */
export function TeamLogo({ logo, alt, eager }: TeamLogoProps) {
  const address = logo && /^https?:\/\//i.test(logo.trim()) ? logo.trim() : undefined;
  return (
    <Picture
      path={address}
      fallback={defaultTeamLogo}
      alt={alt}
      ratio="1"
      fit="contain"
      eager={eager}
    />
  );
}
