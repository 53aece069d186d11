/** The floor of the server: one handler that does nothing, in a process of its own. Prints its port. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/hola', async () => ({ codigo: 1 }));
await app.listen({ host: '127.0.0.1', port: 0 });
const direccion = app.server.address();
console.log(typeof direccion === 'object' ? direccion?.port : direccion);
