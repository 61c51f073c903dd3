import {
  type AppState,
  Auth0Provider,
  AuthenticationError,
  type Auth0ContextInterface,
  LocalStorageCache,
  useAuth0,
} from "@auth0/auth0-react";
import { useEffect, useRef } from "react";
import { type ProviderSettings, scope } from "./passwordless.ts";
import { callbackPath, type Identity, type SessionRunner, type SignInScreen } from "./session-store.ts";
import { signalSignOut } from "./sign-out-signal.ts";
import { toOwnPath } from "./to-own-path.ts";
import { toSessionUser } from "./to-session-user.ts";
import { toSignInProblem } from "./to-sign-in-problem.ts";
import { type SignIn } from "./use-sign-in.ts";

export type IdentityProviderProps = {
  settings: ProviderSettings;
  language: string;
  runner: Pick<SessionRunner, "send"> & { connect: (identity: Identity) => void };
  setProblem: SignIn["setProblem"];
  /** Called when the provider's page has redirected back; `path` is the page of this site to open. */
  onReturn: (path: string) => void;
};

/** The provider's SDK, connected to the session. Renders nothing. */
export default function IdentityConnection(props: IdentityProviderProps) {
  const { settings, language, onReturn } = props;
  const { domain, clientId, audience } = settings;
  return (
    <Auth0Provider
      authorizationParams={{
        audience,
        scope,
        redirect_uri: `${window.location.origin}${callbackPath}`,
        ui_locales: language,
      }}
      // Every other option needs third-party cookies or loses the session when the page is closed.
      cacheLocation="localstorage"
      clientId={clientId}
      domain={domain}
      onRedirectCallback={(appState) => onReturn(toOwnPath(appState?.returnTo))}
      // The address of a mailed sign-in link contains a code too, which is not for the SDK.
      skipRedirectCallback={window.location.pathname !== callbackPath}
      useRefreshTokens
    >
      <Binding {...props} />
    </Auth0Provider>
  );
}

function Binding({ settings, runner, setProblem, onReturn }: IdentityProviderProps) {
  const auth0 = useAuth0();
  const { isLoading, user, error } = auth0;
  const latest = useRef(auth0);
  useEffect(() => {
    latest.current = auth0;
  });
  useEffect(() => runner.connect(toIdentity(() => latest.current, settings)), [runner, settings]);
  useEffect(() => {
    if (!error) return;
    setProblem(toSignInProblem(error));
    if (error instanceof AuthenticationError)
      onReturn(toOwnPath((error.appState as AppState | null)?.returnTo));
  }, [error, setProblem, onReturn]);
  useEffect(() => {
    if (!isLoading) runner.send({ type: "userChanged", user: toSessionUser(user) });
  }, [isLoading, user, runner]);
  return null;
}

const screens: Readonly<Record<SignInScreen, object>> = {
  login: {},
  signup: { screen_hint: "signup" },
};

/** @param getSdk returns the SDK's current state */
function toIdentity(getSdk: () => Auth0ContextInterface, { clientId, audience }: ProviderSettings): Identity {
  const endSession = async () => {
    // This browser ends the session even if the provider does not answer.
    await getSdk()
      .revokeRefreshToken()
      .catch(() => undefined);
    await getSdk().logout({ openUrl: false });
  };
  return {
    getToken: async (isNew) => {
      try {
        return (await getSdk().getAccessTokenSilently({ cacheMode: isNew ? "off" : "on" })) ?? null;
      } catch (error) {
        if (["sessionExpired", "userDisabled"].includes(toSignInProblem(error))) return null;
        throw error;
      }
    },
    getIdToken: async () => {
      const claims = await getSdk().getIdTokenClaims();
      return claims ? { token: claims.__raw, issuedAt: claims.iat ?? 0 } : null;
    },
    openPage: ({ screen, email, returnTo }) =>
      getSdk().loginWithRedirect({
        appState: { returnTo },
        authorizationParams: { ...screens[screen], ...(email !== "" && { login_hint: email }) },
      }),
    openGoogle: () =>
      getSdk().loginWithPopup(
        { authorizationParams: { connection: "google-oauth2" } },
        { timeoutInSeconds: 600 },
      ),
    adoptRefreshToken: async (refreshToken) => {
      if (getSdk().user) await endSession();
      // The SDK reads this entry as a session whose access token has expired, so it fetches and validates the tokens
      // itself.
      new LocalStorageCache().set(`@@auth0spajs@@::${clientId}::${audience}::${scope}`, {
        body: { refresh_token: refreshToken, client_id: clientId, audience, scope },
        expiresAt: 0,
      });
      await getSdk().getAccessTokenSilently();
    },
    readAgain: async (isSignedIn) => {
      if (isSignedIn) await getSdk().getAccessTokenSilently({ cacheMode: "cache-only" });
      else await getSdk().logout({ openUrl: false });
    },
    endSession,
    signOut: async () => {
      await getSdk()
        .revokeRefreshToken()
        .catch(() => undefined);
      // The signal comes after the revocation: it makes the other tabs end their sessions, which deletes the refresh
      // token that the revocation needs.
      signalSignOut(window.localStorage);
      await getSdk().logout({ logoutParams: { returnTo: window.location.origin } });
    },
  };
}
