import type { clientes } from '#contract/casos/clientes';
import { MAX_CLIENTES } from '#domain/common/constants';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { customerOfSale, customerSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { readSaleOf } from '../../ventas/entrada/onDemand.ts';
import { readCustomerOfSale } from './customerOfSale.ts';
import { searchCustomers } from './search.ts';

const WITHOUT_NAME = 'Escriba el nombre o un apellido del cliente.';

/** Customers (specification, section 7). */
export const customerHandlers: HandlersOf<typeof clientes> = {
  listarClientes: async ({ cuerpo }, context) => {
    const reading = customerSearch(cuerpo);
    if (reading !== null) await recordRead(context, reading);
    const found = await searchCustomers(context.db, cuerpo, MAX_CLIENTES + 1);
    if (found === null) {
      throw invalidFields([
        { campo: 'nombre', message: WITHOUT_NAME },
        { campo: 'apePat', message: WITHOUT_NAME },
      ]);
    }
    return { clientes: found.slice(0, MAX_CLIENTES), limiteExcedido: found.length > MAX_CLIENTES };
  },
  clienteDeOperacion: async ({ consulta }, context) => {
    await recordRead(context, customerOfSale(consulta));
    const hallado = await readSaleOf(context, consulta, () => readCustomerOfSale(context.db, consulta));
    if (hallado === null) {
      throw notFound(`No se encontró la operación ${consulta.operacion} en la tienda ${consulta.tienda}.`);
    }
    return hallado;
  },
};
