/** Deleting a review. Loaded when somebody asks for it. */

import { confirm, say } from "../lib/dialogs.ts";
import { t } from "../lib/i18n.ts";
import { save } from "../lib/storage.ts";
import { setToken } from "../lib/tokens.ts";
import { deleteReview } from "../net/api.ts";
import { seenKey } from "../notes/seen.ts";
import { forget } from "../state/own_reviews.ts";

export const removeReview = async (id: string, token: string | null, leave: () => void): Promise<void> => {
  const sure = await confirm(t("review-delete"), t("review-delete-why"), t("share-delete"));
  if (!sure) return;
  await deleteReview(id, token);
  await Promise.all([setToken(id, null), forget(id)]);
  save(seenKey(id), null);
  leave();
  say(t("said-deleted"));
};
