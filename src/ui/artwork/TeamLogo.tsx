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

type StoredTeamLogoProps = {
  /** Path of the stored logo. */
  path: string | null | undefined;
  sizes: string;
  eager?: boolean;
};

/** A team's logo by its path, beside the name; the default one if there is none. */
export const StoredTeamLogo = ({ path, sizes, eager }: StoredTeamLogoProps) => (
  <Picture
    path={path ?? null}
    fallback={defaultTeamLogo}
    alt=""
    ratio="1"
    sizes={sizes}
    fit="contain"
    eager={eager}
  />
);
