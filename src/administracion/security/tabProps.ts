import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import type { Notify } from '../../system/notices.ts';
import type { SecuritySearch } from './search.ts';

/** What every tab of the security page is given. */
export interface TabProps {
  readonly api: Api;
  readonly tell: Notify;
  readonly session: Sesion;
  /** What the address holds, and what writes it; `replace` leaves no step to go back to. */
  readonly search: SecuritySearch;
  readonly onSearch: (search: SecuritySearch, options: { readonly replace: boolean }) => void;
}
