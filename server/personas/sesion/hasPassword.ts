import type { Config } from '../../platform/config.ts';

/** Whether a person enters by a password: everybody where passwords are asked for, one at most where the chain's provider is. */
export function hasPassword({ auth, emergencia }: Pick<Config, 'auth' | 'emergencia'>, numiden: number): boolean {
  return auth === 'contrasena' || (auth === 'oidc' && numiden === emergencia);
}
