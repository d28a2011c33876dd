import { request, type User, type Visitor } from '@saltbush/contract';

/** Who the visitor is now; null when the gateway could not tell, which changes nothing. */
export async function askForVisitor(): Promise<Visitor | null> {
  try {
    const user = await request<User>(['/api', 'auth', 'user'], { on401: 'empty' });
    return user ? { status: 'signed-in', user } : { status: 'signed-out' };
  } catch {
    return null;
  }
}
