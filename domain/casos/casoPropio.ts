import type { Customer } from './clientes.ts';
import type { SolicitudCaso } from './nuevoCaso.ts';

/** The customer that a case is made for; one without a number yet is registered with it. */
export type ClienteDeCasoPropio = Omit<Customer, 'numiden' | 'esNuevo'> & { readonly numiden: number | null };

/** The matter of a case that an act makes by itself, in the place of a person who fills the new-case form. */
export type AsuntoDeCaso = Pick<SolicitudCaso, 'descripcion' | 'idSubcategoria' | 'parametrosBusqueda'>;

/** Who makes such a case, in which store, and whether its new customer is another than who seems to be him. */
interface Autor {
  readonly numiden: number;
  readonly cvetda: number;
  readonly otroCliente?: boolean;
}

/** The request for a case that an act makes, as the new-case form would send it for its customer. */
export function solicitudDeCasoPropio(
  { descripcion, idSubcategoria, parametrosBusqueda }: AsuntoDeCaso,
  cliente: ClienteDeCasoPropio,
  { numiden, cvetda, otroCliente = false }: Autor,
): SolicitudCaso {
  return {
    numidenCliente: cliente.numiden,
    nomCliente: cliente.nombre,
    apePatCliente: cliente.apellidoPaterno,
    apeMatCliente: cliente.apellidoMaterno ?? '',
    fechaNacimiento: cliente.fechaNacimiento ?? '',
    sexo: cliente.sexo ?? 'M',
    correo: cliente.correo ?? '',
    numTel: cliente.telefono ?? '',
    numCel: cliente.celular ?? '',
    descripcion,
    numidenCrea: numiden,
    cvetda,
    idSubcategoria,
    parametrosBusqueda,
    otroCliente,
  };
}
