import { Picture } from './Picture.tsx';
import defaultTeamLogo from '../pictures/defaultTeamLogo.svg';

type TeamLogoProps = {
  logo: string | null | undefined;
  /** Empty if the name is shown beside it. */ alt: string;
  /** As of `Picture`. */
  sizes: string;
  eager?: boolean;
};

/** A team's logo; the default one if there is none, its URL is not http(s), or it fails to load. */
export function TeamLogo({ logo, alt, sizes, eager }: TeamLogoProps) {
  const url = logo && /^https?:\/\//i.test(logo.trim()) ? logo.trim() : undefined;
  return (
    <Picture
      path={url}
      fallback={defaultTeamLogo}
      alt={alt}
      ratio="1"
      sizes={sizes}
      fit="contain"
      eager={eager}
    />
  );
}
