import type { givenBy, Holder } from '#domain/personas/overOthers';
import type { CategoriaDePermisos, Rol } from '#domain/personas/roles';
import type { UsuarioEnForma } from '#domain/personas/usuarios';
import type { FormKit } from '../../ui/form/useForm.ts';

/** The choices for a user. */
export interface UserChoices {
  readonly roles: readonly Rol[];
  readonly categories: readonly CategoriaDePermisos[];
  readonly areas: readonly { readonly id: number; readonly nombre: string }[];
  readonly stores: readonly { readonly id: number; readonly nombre: string }[];
  /** The server asks for passwords at login. */
  readonly asksPasswords: boolean;
  /** The chain lets nobody in who has no store named, but for who administers the application. */
  readonly onlyNamedStores: boolean;
  /** The person who edits, with all his rights. */
  readonly actor: Holder;
  /** The choices that he may give; the same functions as long as his rights are the same. */
  readonly may: ReturnType<typeof givenBy>;
}

/** The props that all parts of the form of a user share. */
export interface UserFormProps {
  readonly form: FormKit<UsuarioEnForma>;
  readonly choices: UserChoices;
  /** They are the rights of the person who edits, which others change. */
  readonly isOwn: boolean;
}
